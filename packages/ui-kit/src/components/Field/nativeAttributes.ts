// @internal
import type { ComponentPropsWithoutRef } from 'react'

/** The attributes that are passed to a native control: all except `className`, `style`, `size` and `id`. */
export type NativeAttributes<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'size' | 'id'
>
