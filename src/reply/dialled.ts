/** A phone number as links call or text it: `+442079460000`. @param phone as written */
export function dialled(phone: string): string {
  return phone.replaceAll(/[^+\d]/g, '');
}
