import type { Meta } from '@storybook/react-vite'
import { Header } from '../../index.ts'
import { exampleHeader } from '../../stories/shell.tsx'

export default { title: 'Shells/Header', parameters: { layout: 'fullscreen' } } satisfies Meta

export const Default = { render: () => <Header {...exampleHeader} /> }

export const OneShop = { render: () => <Header {...exampleHeader} banner={undefined} /> }

export const InTheCart = {
  render: () => <Header {...exampleHeader} cart={{ ...exampleHeader.cart, current: true }} />,
}
