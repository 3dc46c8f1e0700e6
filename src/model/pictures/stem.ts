/** A file's name without its extension, with `-` for `#` and `?`, which would end a path in an address. */
export function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '').replaceAll(/[#?]/g, '-');
}

/**
 * The stem of the file that a picture or film of the site was made from.
 * @param address its folder and name, such as `1f3c/beach-980.webp`, `1f3c/party.mp4` or `media/party.MP4`
 */
export function stemOfMade(address: string): string {
  return (address.split('/')[1] ?? '').replace(/(-\d+\.(avif|webp)|\.\w+)$/, '');
}
