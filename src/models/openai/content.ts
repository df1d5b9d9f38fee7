/** Content words of a folded text: its figures, and the stems of its words. */
export interface Content {
  figures: Set<string>
  stems: Set<string>
}

const MIN_WORD_LENGTH = 4
const STEM = 4

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

export function contentOf(folded: string): Content {
  return { figures: figuresIn(folded), stems: stemsIn(folded) }
}

export function figuresIn(text: string): Set<string> {
  return new Set((text.match(/\p{N}+/gu) ?? []).map((figure) => figure.replace(/^0+(?=.)/, '')))
}

/** Stems of content words: long words in alphabetic scripts, figures, and every word in unspaced scripts. */
function stemsIn(text: string): Set<string> {
  const stems = new Set<string>()
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike && (segment.length >= MIN_WORD_LENGTH || !/^[a-z]+$/u.test(segment)))
      stems.add(segment.slice(0, STEM))
  }
  return stems
}
