import type { LanguageLink } from '../../src/model/content.ts';
import type { Project } from '../read/project.ts';

/**
 * Links from this build's language to all others. The first language is at the site's base, each other one in a folder
 * below it. An archive, whose base is relative, has only the first.
 */
export async function languageLinks(project: Project): Promise<LanguageLink[]> {
  if (!project.base.startsWith('/')) return [];
  const { language, translations } = await project.read();
  const links = [language, ...translations.map((translation) => translation.language)].map(({ code, name }, index) => ({
    code,
    name,
    path: `${project.translation === null ? '' : '../'}${index === 0 ? '' : `${code}/`}`,
  }));
  return links.filter(({ code }) => code !== (project.translation ?? language.code));
}
