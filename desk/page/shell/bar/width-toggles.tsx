import { useFrame } from '../../frame/frame';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import bar from './bar.module.css';
import styles from './toggle.module.css';

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
        <Button
          key={width}
          kind="icon"
          className={styles.toggle}
          aria-pressed={width === current}
          aria-label={name}
          title={name}
          onClick={() => useFrame.setState({ width })}
        >
          <Icon name={width} />
        </Button>
      ))}
    </div>
  );
}
