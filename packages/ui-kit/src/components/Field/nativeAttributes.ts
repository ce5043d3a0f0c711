// @internal
import type { ComponentPropsWithoutRef } from 'react'

/** The attributes that pass to a native control: all except style and class. */
export type NativeAttributes<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'size' | 'id'
>
