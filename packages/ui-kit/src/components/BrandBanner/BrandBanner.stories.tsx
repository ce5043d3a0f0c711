import type { Meta } from '@storybook/react-vite'
import { BrandBanner } from '../../index.ts'
import { exampleBanner } from '../../stories/shell.tsx'

export default { title: 'Shells/BrandBanner', parameters: { layout: 'fullscreen' } } satisfies Meta

export const TwoShops = { render: () => exampleBanner }

export const OneShop = {
  render: () => <BrandBanner label="Shops" sites={[{ name: 'Selvedge', href: '#s', current: true }]} />,
}
