import type { Meta } from '@storybook/react-vite'
import { Pagination } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './Pagination.docs.ts'

export default {
  title: 'Data/Pagination',
  component: Pagination,
  parameters: { guide },
} satisfies Meta

export const Default = {
  render: () => (
    <Pagination
      label="Pages"
      previous={{ href: '#1', label: 'Previous page' }}
      next={{ href: '#3', label: 'Next page' }}
      pages={[
        { number: 1, href: '#p1' },
        { number: 2, href: '#p2', current: true },
        { number: 3, href: '#p3' },
        'gap',
        { number: 40, href: '#p40' },
      ]}
    />
  ),
}

export const Hover = hover(Default)
export const Focus = focus(Default)
export const Active = active(Default)
export const LongText = longText(Default)
export const RightToLeft = rightToLeft(Default)
export const SmallScreen = smallScreen(Default)
