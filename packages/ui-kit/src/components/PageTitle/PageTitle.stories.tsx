import type { Meta } from '@storybook/react-vite'
import { PageTitle } from '../../index.ts'

export default { title: 'Shells/PageTitle' } satisfies Meta

export const Category = {
  render: () => <PageTitle title="Printed fabric" text="Nineteen cloths, from lawn to canvas." />,
}

export const Page = { render: () => <PageTitle title="Your cart" size="page" /> }
