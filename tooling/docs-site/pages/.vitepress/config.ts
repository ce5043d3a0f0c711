import { defineConfig } from 'vitepress'
import { linkRepositoryFiles } from '../../src/linkRepositoryFiles.ts'
import { entriesOf, packageNames, versionOf } from '../../src/packages.ts'
import { showVersions } from '../../src/showVersions.ts'

const page = (text: string, link: string) => ({ text, link })

const apiOf = (name: (typeof packageNames)[number]) => ({
  text: name,
  collapsed: true,
  items: entriesOf(name).map((entry) =>
    page(entry.name === 'index' ? 'main entry' : `/${entry.name}`, `/api/${name}/${entry.name}`),
  ),
})

export default defineConfig({
  title: 'Selvedge',
  description: 'Packages and a storefront for printed-to-order goods',
  lang: 'en-US',
  cleanUrls: true,
  // Without this, browsers request a file that does not exist.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  lastUpdated: false,
  // A link to a page that does not exist ends the build with an error. Links to a local shop cannot be checked.
  ignoreDeadLinks: 'localhostLinks',
  markdown: {
    config: (md) => {
      linkRepositoryFiles(md)
      showVersions(md)
    },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      page('Start', '/'),
      page('Guides', '/guides/listing'),
      page('Packages', '/packages/commerce-client'),
      page('API', '/api/commerce-client/index'),
      page('Operate', '/operate/deploy'),
    ],
    sidebar: [
      {
        text: 'Start here',
        items: [page('What is what', '/'), page('First questions', '/questions')],
      },
      {
        text: 'Tutorials',
        items: [
          page('A brand site in an hour', '/tutorials/brand-site'),
          page('A new discount rule', '/tutorials/discount-rule'),
          page('A new payment provider', '/tutorials/payment-provider'),
          page('Deploy to the internet', '/operate/deploy'),
        ],
      },
      {
        text: 'Guides',
        items: [
          page('List products', '/guides/listing'),
          page('Search', '/guides/search'),
          page('Promo codes', '/guides/promo-codes'),
          page('Log in and keep the cart', '/guides/login'),
          page('Render on a server', '/guides/server-rendering'),
          page('Theme', '/guides/theming'),
          page('Consent and analytics', '/guides/consent'),
          page('Test your site', '/guides/testing'),
        ],
      },
      {
        text: 'Packages',
        items: [...packageNames, 'create-brand', 'codemods'].map((name) =>
          page(`${name} ${versionOf(name)}`, `/packages/${name}`),
        ),
      },
      { text: 'API', items: packageNames.map(apiOf) },
      {
        text: 'Operate',
        items: [
          page('Install', '/operate/installation'),
          page('Containers', '/operate/containers'),
          page('Several sites', '/operate/sites'),
          page('Scopes', '/operate/scopes'),
          page('Operator pages', '/operate/operator'),
          page('Runbooks', '/operate/runbooks'),
        ],
      },
    ],
  },
})
