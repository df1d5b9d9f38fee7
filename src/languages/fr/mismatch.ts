import type { MismatchPatterns } from '../patterns.ts'

export const mismatch: MismatchPatterns = {
  negations: 'pas jamais aucun aucune rien sans ni non guère',
  opposites: `ouvert ouverte ouverts ouvertes ouvre ouvrent ouvrons | fermé fermée fermés fermées ferme ferment fermons
    gratuit gratuite gratuits gratuites gratuitement | payant payante payants payantes
    possible | impossible
    autorisé autorisée autorisés admis permis bienvenu bienvenue bienvenus acceptons acceptés | interdit interdite interdits refusés
    compris comprise inclus incluse inclut | exclu exclue
    avant | après
    plus | moins
    maximum | minimum
    premier première | dernier dernière
    nécessaire obligatoire | facultatif facultative optionnel inutile
    disponible disponibles | indisponible complet complète
    intérieur dedans | extérieur dehors
    public publique | privé privée
    abordable économique | cher chère
    gauche | droite
    tôt | tard
    sûr sûre | dangereux dangereuse
    commence commencent débute | termine terminent finit`,
  restrictions: 'seulement uniquement exclusivement sauf excepté hormis maximum minimum moins plus si sous partir',
  joins: 'et ou mais tandis alors car bien',
}
