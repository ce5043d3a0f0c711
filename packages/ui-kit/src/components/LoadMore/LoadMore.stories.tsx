import type { Meta } from '@storybook/react-vite'
import { LoadMore } from '../../index.ts'
import { active, focus, hover, longText, rightToLeft, smallScreen } from '../../stories/states.tsx'
import { guide } from './LoadMore.docs.ts'

export default {
  title: 'Data/LoadMore',
  component: LoadMore,
  parameters: { guide },
} satisfies Meta

export const More = {
  render: () => (
    <LoadMore status="Showing 24 of 4,105" shown={24} total={4105} href="#page=2" label="Load more designs" />
  ),
}

export const Loading = {
  render: () => (
    <LoadMore
      status="Showing 24 of 4,105"
      shown={24}
      total={4105}
      href="#page=2"
      label="Load more designs"
      loading
    />
  ),
}

export const End = {
  render: () => <LoadMore status="All 24 designs" shown={24} total={24} label="Load more designs" />,
}

export const Hover = hover(More)
export const Focus = focus(More)
export const Active = active(More)
export const LongText = longText(More)
export const RightToLeft = rightToLeft(More)
export const SmallScreen = smallScreen(More)
