import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'

const root = join(import.meta.dirname, '../../..')

const repository = (): string => {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return repository.url.replace(/^git\+/, '').replace(/\.git$/, '')
}

/** The folder of the file that a page includes, relative to the repository; `undefined` for a page of the site's own. */
const folderOf = (page: string): string | undefined => {
  const [, section, name] = /^(packages|operate)\/([\w-]+)\.md$/.exec(page) ?? []
  if (section === 'packages') return `packages/${name}`
  return section === 'operate' ? 'tooling/docs' : undefined
}

/** The pages of the site about files of the repository. */
const operated = ['installation', 'deploy', 'containers', 'sites', 'scopes', 'operator', 'runbooks']

/** The address of a file of the repository: a page of the site when there is one, else the file in the repository. */
export const addressOf = (file: string, files: string): string => {
  const [, name] = /^packages\/([\w-]+)\/README\.md$/.exec(file) ?? []
  if (name) return `/packages/${name}`
  const [, document = ''] = /^tooling\/docs\/([\w-]+)\.md$/.exec(file) ?? []
  return operated.includes(document) ? `/operate/${document}` : `${files}/src/branch/main/${file}`
}

/**
 * Pages of the site include files of the repository, whose links are relative to their own folder. Changes these links to
 * addresses that hold on the site.
 */
export const linkRepositoryFiles = (md: MarkdownRenderer): void => {
  const files = repository()
  md.core.ruler.push('link-repository-files', ({ tokens, env }) => {
    const folder = folderOf(env.relativePath ?? '')
    if (folder === undefined) return
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const name = { link_open: 'href', image: 'src' }[token.type]
      if (!name) continue
      const target = token.attrGet(name) ?? ''
      if (/^([a-z]+:|#|\/)/.test(target)) continue
      const [path = '', hash] = target.split('#')
      token.attrSet(name, addressOf(posix.join(folder, path), files) + (hash ? `#${hash}` : ''))
    }
  })
}
