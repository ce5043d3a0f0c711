import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['../src/stories/public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
  // `npm test` builds all stories and documents with `--test`: without minification, tree shaking and source maps.
  build: {
    test: {
      disabledAddons: [],
      disableBlocks: false,
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableDocgen: false,
    },
  },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
}

export default config
