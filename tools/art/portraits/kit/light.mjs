/**
 * A filter that lights a flat shape as a screen print would. A copy of the shape is moved by `reach` towards the light:
 * the part that the copy leaves uncovered is overprinted in violet, which breaks up into grain. Another copy is moved by
 * `rim` away from the light: the part that this copy leaves uncovered becomes a warm rim.
 */
const litFilter = (id, reach, soft, rim) => `
<filter id="lit-${id}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="7"/>
  <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="grain"/>
  <feOffset in="SourceAlpha" dx="${-reach}" dy="${-reach * 0.55}"/>
  <feGaussianBlur stdDeviation="${soft}" result="towards"/>
  <feComposite in="SourceAlpha" in2="towards" operator="out"/>
  <feComposite in2="grain" operator="arithmetic" k1=".9" k2="1.05" k3=".5" k4="-.5"/>
  <feComposite in2="SourceAlpha" operator="in" result="shadeArea"/>
  <feFlood flood-color="#4a2c72" flood-opacity=".46"/>
  <feComposite in2="shadeArea" operator="in" result="shade"/>
  <feBlend in="shade" in2="SourceGraphic" mode="multiply" result="shaded"/>
  <feOffset in="SourceAlpha" dx="${rim}" dy="${rim * 0.8}"/>
  <feGaussianBlur stdDeviation="${rim * 0.2}" result="away"/>
  <feComposite in="SourceAlpha" in2="away" operator="out" result="rimArea"/>
  <feFlood flood-color="#ffdca6" flood-opacity=".5"/>
  <feComposite in2="rimArea" operator="in" result="rim"/>
  <feBlend in="rim" in2="shaded" mode="screen"/>
  <feComposite in2="SourceAlpha" operator="in"/>
</filter>`;

/** The filters that the portraits and the link preview picture have in common. */
export const lights = `
${litFilter('s', 11, 5, 2.4)}${litFilter('m', 24, 12, 3.4)}${litFilter('l', 46, 24, 4)}
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="paper" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="11"/>
  <feColorMatrix values="1.5 0 0 0 -.25 1.5 0 0 0 -.25 1.5 0 0 0 -.25 0 0 0 0 1"/>
</filter>`;

/** The grain over the whole sheet. */
export const grain =
  '<rect width="600" height="720" filter="url(#paper)" opacity=".13" style="mix-blend-mode:soft-light"/>';
