/** A language's code, `es` or `pt-BR`, as a part of patterns. Each further language is in a folder with its code. */
export const LANGUAGE_CODE = '[a-z]{2,3}(?:-[A-Z]{2})?';
