import type { Texts } from '../index.ts'

export const snippet: Texts['snippet'] = {
  text: 'La ligne qui met le chat de {business} sur un site, avant la fin du body.',
  line: 'La ligne pour votre site',
  websites: 'Sites qui peuvent montrer le chat',
  websitesHint: 'Un par ligne, comme example.com ou *.example.com. L’astérisque n’inclut pas example.com.',
  save: 'Enregistrer les sites',
  saved: 'Enregistré',
  own: 'Sans site ici, le chat ne répond que sur les pages de cette installation.',
  manual: 'Tous les attributs sont dans le manuel',
  addOwn: 'Ajouter {host}, votre site',
  builders: {
    title: 'Pas à pas, dans votre créateur de site',
    after: 'Indiquez ensuite le site ci-dessous, pour que le chat puisse s’y afficher.',
    tagCode: 'Le code pour Google Tag Manager',
    help: 'L’aide de {name} à ce sujet',
    wordpress: {
      first: 'Ouvrez Extensions → Ajouter une extension, cherchez WPCode, puis Installer maintenant et Activer.',
      second: 'Ouvrez Code Snippets → Header & Footer et collez la ligne dans « Footer ».',
      third: 'Enregistrez avec « Save Changes ». Sur WordPress.com, il faut une offre payante.',
    },
    wix: {
      first: 'Publiez le site et connectez son domaine ; sinon, Wix n’exécute aucun code personnalisé.',
      second: 'Dans le tableau de bord, ouvrez Settings → Custom Code → Add Custom Code et collez la ligne.',
      third: 'Choisissez « All pages » et « Body - end », puis Apply.',
    },
    squarespace: {
      first: 'Ouvrez Website → Website Tools → Code Injection.',
      second: 'Collez la ligne dans « Footer ».',
      third: 'Enregistrez. Code Injection fait partie des offres Core, Plus et Advanced.',
    },
    shopify: {
      first: 'Ouvrez Online Store → Themes et, dans le menu (…) de votre thème, « Edit code ».',
      second: 'Ouvrez layout/theme.liquid et collez la ligne au-dessus de </body>.',
      third: 'Enregistrez. Après une mise à jour du thème, vérifiez que la ligne y est encore.',
    },
    webflow: {
      first: 'Ouvrez Site settings → Custom code.',
      second: 'Collez la ligne dans « Footer code », puis Save changes.',
      third:
        'Publiez le site : d’ici là, la ligne ne marche que dans l’aperçu. Il faut une offre de site ou un workspace payants.',
    },
    tagManager: {
      first: 'Ouvrez Balises → Nouvelle → Configuration de la balise et choisissez « HTML personnalisé ».',
      second: 'Collez le code ci-dessous : un gestionnaire de balises retire les attributs d’une simple ligne.',
      third: 'Choisissez le déclencheur « All Pages », enregistrez, puis Envoyer et Publier.',
    },
  },
}
