import type { Meta } from '@storybook/react-vite'
import { LoadMore } from '../../index.ts'

export default { title: 'Data/LoadMore' } satisfies Meta

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
