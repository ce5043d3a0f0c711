import type { Meta } from '@storybook/react-vite'
import { Hidden, Stack } from '../../index.ts'

export default { title: 'Layout/Hidden' } satisfies Meta

export const ForScreenReaders = {
  render: () => (
    <p>
      Price <Hidden when="visually">in US dollars</Hidden> $18.50
    </p>
  ),
}

export const ByWidth = {
  render: () => (
    <Stack>
      <Hidden when="belowMd">From md up</Hidden>
      <Hidden when="fromMd">Below md</Hidden>
      <Hidden when="belowLg">From lg up</Hidden>
      <Hidden when="fromLg">Below lg</Hidden>
    </Stack>
  ),
}
