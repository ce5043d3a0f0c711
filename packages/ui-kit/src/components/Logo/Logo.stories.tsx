import type { Meta } from '@storybook/react-vite'
import { Logo } from '../../index.ts'

export default { title: 'Brand/Logo' } satisfies Meta

export const Link = { render: () => <Logo href="#home">Selvedge</Logo> }

export const Plain = { render: () => <Logo dots="none">Selvedge</Logo> }
