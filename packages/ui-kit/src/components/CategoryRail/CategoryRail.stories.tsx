import type { Meta } from '@storybook/react-vite'
import { CategoryRail } from '../../index.ts'
import { Example } from '../../stories/images.tsx'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './CategoryRail.docs.ts'

export default {
  title: 'Pieces/CategoryRail',
  component: CategoryRail,
  parameters: { guide, sheet: 'brief' },
} satisfies Meta

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
      ].map((label) => ({ label, href: `#${label}`, note: 'from $14', image: <Example /> }))}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
