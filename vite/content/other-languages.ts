import type { LanguageLink } from '../../src/content/model.ts';
import type { Project } from './project.ts';

/**
 * The languages that the site can also be read in. The first one's is at the site's base, any other's in a folder there. A site
 * that opens from a disk holds its first only.
 */
export async function otherLanguages(project: Project): Promise<LanguageLink[]> {
  if (!project.base.startsWith('/')) return [];
  const { language, translations } = await project.read();
  const links = [language, ...translations.map((translation) => translation.language)].map(({ code, name }, index) => ({
    code,
    name,
    path: `${project.translation === null ? '' : '../'}${index === 0 ? '' : `${code}/`}`,
  }));
  return links.filter(({ code }) => code !== (project.translation ?? language.code));
}
