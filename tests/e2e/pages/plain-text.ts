/** A text without its Markdown, as shown on the page. */
export const plainText = (text: string) => text.replaceAll(/\*|\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
