// @internal
import type { ComponentPropsWithoutRef } from 'react'

/** Attributes of a native control that pass through: everything but the look. */
export type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  'className' | 'style' | 'size' | 'id'
>
