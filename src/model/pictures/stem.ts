/** A file's name without its extension, with `-` for `#` and `?`, which would end a path in an address. */
export function stemOf(name: string): string {
  return name.replace(/\.\w+$/, '').replaceAll(/[#?]/g, '-');
}

/**
 * The stem of the couple's file behind a picture or film of the site.
 * @param address folder and name of what the site shows: `1f3c/beach-980.webp`, `1f3c/party.mp4` or `media/party.MP4`
 */
export function sourceStemOf(address: string): string {
  return (address.split('/')[1] ?? '').replace(/(-\d+\.(avif|webp)|\.\w+)$/, '');
}
