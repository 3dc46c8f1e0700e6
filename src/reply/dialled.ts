/** A phone number for `tel:` and other links, such as `+442079460000`. @param phone as the couple wrote it */
export function dialled(phone: string): string {
  return phone.replaceAll(/[^+\d]/g, '');
}
