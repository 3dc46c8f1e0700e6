import type { HorizonProps } from '../world';
export function Horizon({ way }: HorizonProps) {
  return <div aria-hidden="true" data-way={way} />;
}
