import type { Meta } from '@storybook/react-vite'
import { Breadcrumbs } from '../../index.ts'

export default { title: 'Data/Breadcrumbs' } satisfies Meta

export const Default = {
  render: () => (
    <Breadcrumbs
      label="Breadcrumbs"
      items={[
        { label: 'Home', href: '#home' },
        { label: 'Printed fabric', href: '#fabric' },
        { label: 'Quince Orchard' },
      ]}
    />
  ),
}
