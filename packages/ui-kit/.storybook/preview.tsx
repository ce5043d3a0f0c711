import type { Preview } from '@storybook/react-vite'
import '../src/theme/index.ts'
import './canvas.css.ts'
import { ComponentPage } from '../src/stories/ComponentPage.tsx'
import { locales } from '../src/stories/locales.ts'
import { OWN_BRAND } from '../src/stories/ownBrand/ownBrand.ts'
import { withPropTypes } from '../src/stories/propTypes.ts'
import { breakpoints } from '../src/theme/breakpoints.ts'
import { withTheme } from './withTheme.tsx'

const toolbar = (title: string, icon: string, items: readonly string[]) => ({
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

const screen = (name: string, width: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${width}px`, height: '900px' },
  type,
})

const atBreakpoints = Object.fromEntries(
  Object.entries(breakpoints).map(([name, em]) => [
    name,
    screen(`${name}, from ${em}em`, em * 16, em < 48 ? 'mobile' : em < 80 ? 'tablet' : 'desktop'),
  ]),
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme],
  argTypesEnhancers: [({ component, argTypes }) => withPropTypes(component, argTypes)],
  initialGlobals: { brand: 'selvedge', colorMode: 'light', locale: 'en-US' },
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', ['selvedge', 'larkhouse', OWN_BRAND]),
    colorMode: toolbar('Colour mode', 'contrast', ['light', 'dark']),
    locale: toolbar('Locale', 'globe', Object.keys(locales)),
  },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        preload: false,
        resultTypes: ['violations', 'incomplete'],
        // A test fails only on violations. The other results would be sent to the test runner with every story.
        ...(import.meta.env.VITEST_STORYBOOK === undefined ? {} : { reporter: 'no-passes' as const }),
      },
    },
    layout: 'padded',
    viewport: { options: { phone: screen('Phone, 390 px', 390, 'mobile'), ...atBreakpoints } },
    docs: { page: ComponentPage },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Theming', 'Your brand', 'Samples'],
          'What looks different',
          'Pages',
          'Layout',
          'Type',
          'Brand',
          'Action',
          'Forms',
          'Data',
          'Feedback',
          'Shells',
          'Pieces',
        ],
      },
    },
  },
}

export default preview
