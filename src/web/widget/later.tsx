import type { ComponentType } from 'preact'
import { useLoaded, Waiting } from './steps.tsx'
import type { Part } from './texts/index.ts'
import type { Context } from './context.ts'

interface Loaded<Props> {
  View: ComponentType<Props>
  /** Words that only this view has. */
  words?: Part
}

/** Loads a part that many visitors never see when it is first shown. */
export function later<Props extends { context: Context }>(load: () => Promise<Loaded<Props>>): ComponentType<Props> {
  let View: ComponentType<Props> | undefined
  return function Later(props) {
    const { context } = props
    const loading = useLoaded(async () => {
      const { View: found, words } = await load()
      if (words !== undefined) await context.learn(words)
      View = found
      // The whole panel: the conversation scrolls to what has come.
      context.redraw()
      // A new value draws this part itself, wherever it stands.
      return true
    }, [])
    return View === undefined ? <Waiting context={context} {...loading} /> : <View {...props} />
  }
}
