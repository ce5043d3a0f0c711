import type { Meta } from '@storybook/react-vite'
import { Pagination } from '../../index.ts'

export default { title: 'Data/Pagination' } satisfies Meta

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
