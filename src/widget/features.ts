import type { Tenant } from '../tenants/index.ts'

/** Features of the widget by the settings; neither calls nor call-backs while the phone is switched off. */
export function featuresOf({ widget, answering }: Tenant): Tenant['widget']['features'] {
  const { voice, callback, ...others } = widget.features
  return { ...others, voice: voice && answering.phone, callback: callback && answering.phone }
}
