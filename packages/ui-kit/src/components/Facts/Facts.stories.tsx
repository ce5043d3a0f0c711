import type { Meta } from '@storybook/react-vite'
import { Facts } from '../../index.ts'

export default { title: 'Data/Facts' } satisfies Meta

export const Table = {
  render: () => (
    <Facts
      layout="table"
      items={[
        { term: 'Designer', value: 'Imani Okafor' },
        { term: 'Width', value: '54 in' },
      ]}
    />
  ),
}

export const Line = {
  render: () => (
    <Facts
      layout="line"
      items={[
        { term: 'Designer', value: 'Imani Okafor' },
        { term: 'Width', value: '54 in' },
      ]}
    />
  ),
}
