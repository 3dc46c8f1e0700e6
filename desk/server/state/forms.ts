import type { z } from 'zod';
import { languageSchema } from '../../../src/model/schema/schema-language.ts';
import { schemas, type FileName } from '../../../src/model/schema/schema.ts';
import type { Form } from '../../protocol.ts';
import { readLanguages } from '../../../build/read/languages/shipped-words.ts';
import { defOf, unwrap, type Def } from '../../../build/read/unwrap-schema.ts';

/** Describes the form of every content file from its schema, and marks lines with a default in the shipped words. */
export function describeForms(): Record<FileName, Form> {
  const shipped = describeForm(languageSchema).lines ?? {};
  const forms = Object.entries(schemas).map(([name, schema]) => [
    name,
    withShipped(describeForm(schema), shipped[name]),
  ]);
  return Object.fromEntries(forms) as Record<FileName, Form>;
}

/** Describes the form of one schema. */
export function describeForm(schema: z.ZodType): Form {
  const { inner, isOptional, meta } = unwrap(schema);
  const { control, isUsual } = meta;
  return {
    ...describeKind(inner),
    ...(control && { control }),
    ...(control === 'language' ? { choices: [...readLanguages().keys()] } : {}),
    ...(isUsual && { isUsual }),
    isOptional,
  };
}

function describeKind(schema: z.ZodType): Omit<Form, 'isOptional'> {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return { control: 'words' };
    case 'number':
      return { control: 'number' };
    case 'boolean':
      return { control: 'yesOrNo' };
    case 'enum':
    case 'literal':
      return { control: 'choice', choices: (def.values ?? Object.values(def.entries ?? {})).map(String) };
    case 'object':
      return {
        control: 'entry',
        lines: Object.fromEntries(Object.entries(def.shape ?? {}).map(([name, line]) => [name, describeForm(line)])),
        ...describeOthers(def.catchall),
      };
    case 'record':
      return { control: 'entry', lines: {}, ...describeOthers(def.valueType) };
    case 'array':
      return describeList(def);
    default:
      return { control: 'written' };
  }
}

/** Describes an entry's lines with other names than its schema lists, unless it allows none. */
function describeOthers(schema: z.ZodType | undefined): Pick<Form, 'others'> {
  return schema === undefined || defOf(schema).type === 'never' ? {} : { others: describeForm(schema) };
}

/** Describes a list. No control fits it if none fits its items. */
function describeList({ element, checks = [] }: Def): Omit<Form, 'isOptional'> {
  const item = element && describeForm(element);
  if (!item || item.control === 'written') return { control: 'written' };
  // A fixed length is both the least and the most.
  const limits = checks.map(({ _zod: { def } }) => def);
  const least = limits.map(({ minimum, length }) => minimum ?? length).find((count) => count !== undefined);
  const most = limits.map(({ maximum, length }) => maximum ?? length).find((count) => count !== undefined);
  return {
    control: 'list',
    item,
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
  };
}

/** Marks the lines for which every language ships a default: those that `languageSchema` requires. */
function withShipped(form: Form, shipped: Form | undefined): Form {
  if (!shipped) return form;
  if (!form.lines) return shipped.isOptional ? form : { ...form, hasDefault: true };
  const lines = Object.entries(form.lines).map(([name, line]) => [name, withShipped(line, shipped.lines?.[name])]);
  return { ...form, lines: Object.fromEntries(lines) as Record<string, Form> };
}
