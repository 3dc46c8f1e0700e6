import { useFrame } from '../../frame/frame';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icons';
import bar from './bar.module.css';
import styles from './toggle.module.css';

const WIDTHS = { phone: 'Phone', full: 'Full width' } as const;

/** Shows the site as wide as a phone, or as wide as it fits. */
export function WidthToggles() {
  const width = useFrame((frame) => frame.width);
  return (
    <div className={`${bar.group} ${bar.widths}`} role="group" aria-label="Width of the site">
      {(['phone', 'full'] as const).map((each) => (
        <Button
          key={each}
          kind="icon"
          className={styles.toggle}
          aria-pressed={width === each}
          aria-label={WIDTHS[each]}
          title={WIDTHS[each]}
          onClick={() => useFrame.setState({ width: each })}
        >
          <Icon name={each} />
        </Button>
      ))}
    </div>
  );
}
