export function filesOfPage(_address: string): string[] {
  return ['site.yaml'];
}
