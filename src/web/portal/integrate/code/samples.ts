import type { CodeLanguage, Task } from './search.ts'

/** A request as the samples send it. */
interface Sample {
  method: 'GET' | 'POST'
  path: string
  body?: Record<string, string>
}

/** Ids that a sample names, of the business that reads it. */
export interface SampleIds {
  tenantId: string
  serviceId: string
  /** Date, `YYYY-MM-DD`, from which free times are asked for. */
  from: string
  to: string
}

export function sampleOf(task: Task, { tenantId, serviceId, from, to }: SampleIds): Sample {
  switch (task) {
    case 'chat':
      return { method: 'POST', path: '/chat/message', body: { tenant_id: tenantId, message: 'When are you open?' } }
    case 'lead':
      return {
        method: 'POST',
        path: '/leads',
        body: { name: 'Ada Lovelace', email: 'ada@example.com', notes: 'Asked by the form of our shop' },
      }
    case 'free':
      return { method: 'GET', path: `/bookings/availability?service_id=${serviceId}&from=${from}&to=${to}` }
    case 'call':
      return {
        method: 'POST',
        path: '/calls/initiate',
        body: { phone_number: '+14155550100', client_name: 'Ada Lovelace', custom_prompt: 'Her order is ready' },
      }
    case 'bookings':
      return { method: 'GET', path: `/bookings?from=${from}&to=${to}` }
  }
}

/** The variable that holds the key: a key in code is a key in every copy of it. */
const VARIABLE = 'FRONTDESK_API_KEY'

interface Written {
  /** Address of the API. */
  base: string
  /** The key that the variable is to hold, as the list of keys names it; none is named where there is none. */
  key: string | undefined
}

export function codeOf(language: CodeLanguage, sample: Sample, { base, key }: Written): string {
  const comment =
    key === undefined ? '' : `${language === 'curl' || language === 'python' ? '#' : '//'} ${VARIABLE}: ${key}\n`
  const code = WRITERS[language]({ ...sample, url: base + sample.path })
  return language === 'php' ? `<?php\n${comment}${code}` : comment + code
}

const WRITERS: Record<CodeLanguage, (request: Sample & { url: string }) => string> = {
  curl: ({ method, url, body }) =>
    [
      `curl --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}'${url}'`,
      `-H "X-API-Key: $${VARIABLE}"`,
      ...(body === undefined
        ? []
        : [`-H 'Content-Type: application/json'`, `-d '${indented(body, 2).replaceAll("'", String.raw`'\''`)}'`]),
    ].join(' \\\n  '),
  node: ({ method, url, body }) => `import { env } from 'node:process'

const response = await fetch('${url}', {
  method: '${method}',
  headers: {
    'X-API-Key': env.${VARIABLE},${body === undefined ? '' : "\n    'Content-Type': 'application/json',"}
  },${body === undefined ? '' : `\n  body: JSON.stringify(${indented(body, 2)}),`}
})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
console.log(await response.json())
`,
  python: ({ method, url, body }) => `import json
import os
import urllib.request

request = urllib.request.Request(
    "${url}",
    method="${method}",
    headers={
        "X-API-Key": os.environ["${VARIABLE}"],${body === undefined ? '' : '\n        "Content-Type": "application/json",'}
    },${body === undefined ? '' : `\n    data=json.dumps(${indented(body, 4)}).encode(),`}
)
with urllib.request.urlopen(request) as response:
    print(json.load(response))
`,
  php: ({ method, url, body }) => `$context = stream_context_create(['http' => [
    'method' => '${method}',
    'header' => [
        'X-API-Key: ' . getenv('${VARIABLE}'),${body === undefined ? '' : "\n        'Content-Type: application/json',"}
    ],${body === undefined ? '' : `\n    'content' => json_encode(${phpArray(body)}),`}
    'ignore_errors' => true,
]]);
$answer = file_get_contents('${url}', false, $context);
if (!str_contains($http_response_header[0], ' 20')) {
    throw new RuntimeException($answer);
}
print_r(json_decode($answer, true));
`,
}

function indented(body: Record<string, string>, spaces: number): string {
  return JSON.stringify(body, null, 2).replaceAll('\n', `\n${' '.repeat(spaces)}`)
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

function phpArray(body: Record<string, string>): string {
  const lines = Object.entries(body).map(([name, value]) => `        ${quoted(name)} => ${quoted(value)},\n`)
  return `[\n${lines.join('')}    ]`
}
