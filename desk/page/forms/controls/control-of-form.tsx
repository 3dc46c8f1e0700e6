import { ChoiceControl, PhotoControl } from './choice-control';
import { ColourControl } from './colour-control';
import type { ControlProps } from './control';
import { DayOrTimeControl } from './time/day-or-time-control';
import { SwitchControl } from './switch-control';
import { TextControl } from './text-control';
import { LineControl, LinkControl } from './line-control';
import { ZoneControl } from './time/zone-control';

/** The control for a single value with this form. */
export function Control(props: ControlProps) {
  switch (props.form.control) {
    case 'words':
    case 'paragraphs':
      return <TextControl {...props} />;
    case 'day':
    case 'time':
      return <DayOrTimeControl {...props} />;
    case 'yesOrNo':
      return <SwitchControl {...props} />;
    case 'choice':
    case 'place':
    case 'event':
      return <ChoiceControl {...props} />;
    case 'photo':
      return <PhotoControl {...props} />;
    case 'colour':
      return <ColourControl {...props} />;
    case 'link':
      return <LinkControl {...props} />;
    case 'zone':
      return <ZoneControl {...props} />;
    default:
      return <LineControl {...props} />;
  }
}
