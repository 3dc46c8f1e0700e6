/** A text without its Markdown, as shown on the page. */
export const plain = (text: string) => text.replaceAll(/\*|\[([^\]]*)\]\([^)]*\)/g, '$1').trim();
