import type { EventDrawingProps } from '../world';
export function EventDrawing({ className }: EventDrawingProps) {
  return <svg className={className} viewBox="0 0 120 144" aria-hidden="true" />;
}
