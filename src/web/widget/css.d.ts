declare module '*.css' {
  const text: string
  export default text
}

/** URL of the panel, substituted by the build. */
declare const PANEL_FILE: string
