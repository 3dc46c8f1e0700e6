import styles from './shore.module.css';

/** The lighthouse on its rock, with the keeper's house. Waterline at y = 300, lamp at 150, 108. */
export function Lighthouse() {
  return (
    <svg className={styles.lighthouse} viewBox="0 0 420 340">
      <defs>
        <linearGradient id="h-tower" x2="1">
          <stop stopColor="#fff3df" />
          <stop offset=".4" stopColor="#f3cfc0" />
          <stop offset="1" stopColor="#9d7aa8" />
        </linearGradient>
        <linearGradient id="h-band" x2="1">
          <stop stopColor="#e5604c" />
          <stop offset="1" stopColor="#8a3358" />
        </linearGradient>
        <linearGradient id="h-rock" x2=".2" y2="1">
          <stop stopColor="#4c2f62" />
          <stop offset="1" stopColor="#201c45" />
        </linearGradient>
        <radialGradient id="h-lamp">
          <stop stopColor="#fff1bf" stopOpacity=".9" />
          <stop offset=".25" stopColor="#ffe3a0" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        fill="#3a2757"
        d="M250 276l8-30 6 14 8-34 9 26 7-38 10 34 8-22 8 28 10-40 9 36 9-22 8 24 10-34 10 30 12-26 10 20 10-18v70z"
      />
      <path
        fill="url(#h-rock)"
        d="M0 302c14-2 22-9 38-10l16-8 22-2 18-8 40-3 60 3 60-6 60-2 106-4v42q-60 8-140 6t-120 1-90-3-70-6z"
      />
      <path
        fill="none"
        stroke="#e89a86"
        strokeWidth="2"
        opacity=".75"
        d="M8 299c10-3 18-7 30-8l16-8 22-2 18-8 36-3M62 292l20-6M104 284l24-3M20 302l22-5"
      />
      <path fill="url(#h-tower)" d="M132 272l8-140h20l8 140zM196 274v-32l42-1v32z" />
      <path fill="url(#h-band)" d="M138.5 158h23l1.6 28h-26.2zM135.4 214h29.2l1.7 28h-32.6z" />
      <path fill="#fff3df" d="M168 274v-20h30v20z" opacity=".8" />
      <path fill="#6f3350" d="M189 244l14-25h34l10 24zM166 256l4-8h28v8z" />
      <path fill="#a24a57" d="M189 244l14-25h8l-8 25z" />
      <path fill="#4d2a4d" d="M226 222v-12h7v12z" />
      <path
        fill="#191a3c"
        d="M130 132h40v4h-40zM137 120h26v12h-26zM136 98q14-20 28 0zM148.7 84v-8h2.6v8zM128 121h44v1.6h-44zM130 121v11h1.5v-11zM168.5 121v11h1.5v-11z"
      />
      <path className={styles.lamp} d="M140 98h20v22h-20z" />
      <path fill="#191a3c" d="M145.7 98h1.3v22h-1.3zM153 98h1.3v22H153z" />
      <path className={styles.window} d="M206 251h7v10h-7zM222 251h7v10h-7zM147.5 195h5v8h-5z" />
      <circle className={styles.halo} cx="150" cy="108" r="70" fill="url(#h-lamp)" />
    </svg>
  );
}
