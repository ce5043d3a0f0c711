import type { MarkdownRenderer } from 'vitepress'
import { versionOf } from './packages.ts'

/** The version of the package that a title names: "0.1.0" for "@selvedge/cart-domain/forms". */
export const versionOfTitle = (title: string): string | undefined => {
  const [, name] = /^@selvedge\/([\w-]+)(\/[\w/-]+)?$/.exec(title) ?? []
  return name && versionOf(name)
}

/**
 * Adds the version to the titles of pages about a package, and so to the results of the search. The titles of the READMEs that
 * these pages include are without it.
 */
export const showVersions = (md: MarkdownRenderer): void => {
  md.core.ruler.push('show-versions', ({ tokens }) => {
    for (const [at, { type, tag }] of tokens.entries()) {
      // The title is the first part of the heading. A link to the heading follows it.
      const title = tokens[at + 1]?.children?.[0]
      const version = title && versionOfTitle(title.content)
      if (type === 'heading_open' && tag === 'h1' && version) title.content += ` ${version}`
    }
  })
}
