import type { Texts } from '../index.ts'

export const snippet: Texts['snippet'] = {
  text: 'La línea que pone el chat de {business} en un sitio web, antes del final del body.',
  line: 'La línea para su sitio web',
  websites: 'Sitios web que pueden mostrar el chat',
  websitesHint: 'Uno por línea, como example.com o *.example.com. El asterisco no incluye example.com.',
  save: 'Guardar los sitios web',
  saved: 'Guardado',
  own: 'Sin un sitio web aquí, el chat responde solo en las páginas de esta instalación.',
  manual: 'Todos los atributos están en el manual',
  addOwn: 'Añadir {host}, su sitio web',
  builders: {
    title: 'Paso a paso, en su creador de webs',
    after: 'Después indique la web abajo, para que el chat pueda mostrarse allí.',
    tagCode: 'El código para Google Tag Manager',
    help: 'La ayuda de {name} sobre esto',
    wordpress: {
      first: 'Abra Plugins → Añadir plugin, busque WPCode, y después Instalar ahora y Activar.',
      second: 'Abra Code Snippets → Header & Footer y pegue la línea en «Footer».',
      third: 'Guarde con «Save Changes». En WordPress.com hace falta un plan de pago.',
    },
    wix: {
      first: 'Publique la web y conecte su dominio; sin eso, Wix no ejecuta código propio.',
      second: 'Abra en el panel Settings → Custom Code → Add Custom Code y pegue la línea.',
      third: 'Elija «All pages» y «Body - end», y después Apply.',
    },
    squarespace: {
      first: 'Abra Website → Website Tools → Code Injection.',
      second: 'Pegue la línea en «Footer».',
      third: 'Guarde. Code Injection forma parte de los planes Core, Plus y Advanced.',
    },
    shopify: {
      first: 'Abra Online Store → Themes y, en el menú (…) de su tema, «Edit code».',
      second: 'Abra layout/theme.liquid y pegue la línea encima de </body>.',
      third: 'Guarde. Tras una actualización del tema, compruebe que la línea sigue ahí.',
    },
    webflow: {
      first: 'Abra Site settings → Custom code.',
      second: 'Pegue la línea en «Footer code» y después Save changes.',
      third:
        'Publique la web: hasta entonces la línea solo funciona en la vista previa. Hace falta un plan de sitio o un workspace de pago.',
    },
    tagManager: {
      first: 'Abra Etiquetas → Nueva → Configuración de la etiqueta y elija «HTML personalizado».',
      second: 'Pegue el código de abajo: un gestor de etiquetas quita los atributos de una línea simple.',
      third: 'Elija el activador «All Pages», guarde y después Enviar y Publicar.',
    },
  },
}
