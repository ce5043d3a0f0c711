import { createMarkdownRenderer } from 'vitepress'
import { expect, test } from 'vitest'
import config from '../pages/.vitepress/config.ts'
import { packageNames, versionOf } from './packages.ts'
import { showVersions } from './showVersions.ts'

const render = async (source: string): Promise<string> => {
  const md = await createMarkdownRenderer('.', { config: showVersions })
  return md
    .render(source)
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

test.each(['@selvedge/ui-kit', '@selvedge/cart-domain/forms'])(
  'shows the version of the package in the title "%s"',
  async (title) => {
    const [, name = ''] = title.split('/')
    expect(versionOf(name)).toMatch(/^\d+\.\d+\.\d+/)
    expect(await render(`# ${title}`)).toContain(`${title} ${versionOf(name)}`)
  },
)

test.each(['# Deploy', '## @selvedge/ui-kit', '# @selvedge/ui-kit in a site'])(
  'shows no version in "%s"',
  async (source) => expect(await render(source)).not.toMatch(/\d+\.\d+\.\d+/),
)

test.each(packageNames)('shows the version of %s in the navigation', (name) => {
  expect(JSON.stringify(config.themeConfig?.sidebar)).toContain(`"${name} ${versionOf(name)}"`)
})
