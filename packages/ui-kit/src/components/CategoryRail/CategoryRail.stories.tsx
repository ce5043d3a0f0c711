import type { Meta } from '@storybook/react-vite'
import { CategoryRail } from '../../index.ts'
import { Example } from '../../stories/pictures.tsx'

export default { title: 'Pieces/CategoryRail' } satisfies Meta

export const Default = {
  render: () => (
    <CategoryRail
      items={[
        'Fabric',
        'Wallpaper',
        'Bedding',
        'Curtains',
        'Cushions',
        'Table',
        'Tea towels',
        'Wall hangings',
      ].map((label) => ({ label, href: `#${label}`, note: 'from $14', picture: <Example /> }))}
    />
  ),
}
