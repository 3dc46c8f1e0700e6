/** A pattern for a language's code, `es` or `pt-BR`. Each further language is in a folder named by its code. */
export const LANGUAGE_CODE = '[a-z]{2,3}(?:-[A-Z]{2})?';
