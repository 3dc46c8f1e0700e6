import { useFrame } from '../../frame/frame';
import bar from './bar.module.css';
import { IconToggle } from './toggle';

const WIDTHS = [
  { width: 'phone', name: 'Phone' },
  { width: 'full', name: 'Full width' },
] as const;

/** Buttons that show the site at a phone’s width, or at the full width next to the panel. */
export function WidthToggles() {
  const current = useFrame((frame) => frame.width);
  return (
    <div className={`${bar.group} ${bar.widths}`} role="group" aria-label="Width of the site">
      {WIDTHS.map(({ width, name }) => (
        <IconToggle
          key={width}
          icon={width}
          name={name}
          isPressed={width === current}
          onPress={() => useFrame.setState({ width })}
        />
      ))}
    </div>
  );
}
