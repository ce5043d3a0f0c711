import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/theme/index.ts'
import type { Brand, ColorMode } from '../src/theme/brand.ts'
import { themeAttributes } from '../src/theme/themeAttributes.ts'

interface Globals {
  readonly brand?: Brand
  readonly colorMode?: ColorMode
}

const withTheme: Decorator = (Story, { globals }) => {
  const { brand = 'selvedge', colorMode = 'light' }: Globals = globals
  for (const [name, value] of Object.entries(themeAttributes({ brand, mode: colorMode })))
    document.documentElement.setAttribute(name, value)
  document.documentElement.lang = 'en'
  return <Story />
}

const toolbar = (title: string, items: readonly string[]) => ({
  toolbar: { title, items: [...items], dynamicTitle: true },
})

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { brand: 'selvedge', colorMode: 'light' },
  globalTypes: {
    brand: toolbar('Brand', ['selvedge', 'larkhouse']),
    colorMode: toolbar('Colour mode', ['light', 'dark']),
  },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
}

export default preview
