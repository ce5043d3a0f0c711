import type { Meta } from '@storybook/react-vite'
import { SeeItAs } from '../../index.ts'

export default { title: 'Brand/SeeItAs' } satisfies Meta

export const Default = {
  render: () => (
    <SeeItAs
      label="See it as"
      choices={['Fabric', 'Wallpaper', 'Cushion', 'Bedding'].map((label) => ({
        label,
        href: `#${label}`,
        current: label === 'Cushion',
      }))}
    />
  ),
}
