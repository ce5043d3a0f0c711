import { colorModeScript, contrastProblems } from '@selvedge/ui-kit/theme'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { brand, dark, light } from './brand'
import { shopName } from './src/settings'

/** The variables of .env that the pages contain. No other variable reaches a browser, so a secret in .env stays secret. */
const publicNames = ['STOREFRONT_URL', 'IDENTITY_URL', 'COMMERCE_API_URL', 'COMMERCE_PROJECT_KEY']

const publicVariables = (mode: string): Record<string, string> => {
  const values = loadEnv(mode, '.', '')
  return Object.fromEntries(
    publicNames.map((name) => {
      const value = values[name]
      if (!value) throw new Error(`${name} is missing. Set it in .env; .env.example has an example.`)
      return [`import.meta.env.${name}`, JSON.stringify(value)]
    }),
  )
}

const BRAND_STYLES = 'virtual:brand.css'

/**
 * Adds the theme: its stylesheet, which `main.tsx` imports after the one of the component kit, and its attributes in index.html. Stops
 * when a color is hard to read.
 */
const theme = (): Plugin => ({
  name: 'brand-theme',
  buildStart: () => {
    const problems = [...contrastProblems(light), ...contrastProblems(dark)]
    if (problems.length > 0) throw new Error(`Change these colors in brand.ts:\n${problems.join('\n')}`)
  },
  resolveId: (id) => (id === BRAND_STYLES ? `/${BRAND_STYLES}` : undefined),
  load: (id) => (id === `/${BRAND_STYLES}` ? brand.css : undefined),
  transformIndexHtml: (html) => ({
    html: html.replace(
      '<html',
      `<html ${Object.entries(brand.attributes())
        .map(([name, value]) => `${name}="${value}"`)
        .join(' ')}`,
    ),
    tags: [
      { tag: 'title', children: shopName.replaceAll('&', '&amp;'), injectTo: 'head' },
      { tag: 'script', children: colorModeScript, injectTo: 'head-prepend' },
    ],
  }),
})

export default defineConfig(({ mode }) => ({
  plugins: [react(), theme()],
  define: publicVariables(mode),
  server: { port: 5173, strictPort: true },
}))
