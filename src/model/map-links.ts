/** Links that look up a place in the map services that guests use. */
export function mapLinks(name: string, address: string): { google: string; apple: string; openStreetMap: string } {
  const place = encodeURIComponent(`${name}, ${address}`);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${place}`,
    apple: `https://maps.apple.com/?q=${place}`,
    openStreetMap: `https://www.openstreetmap.org/search?query=${place}`,
  };
}
