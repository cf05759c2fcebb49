import more from '../../../content/text/fr/more.ftl?raw';
import told from '../../../content/text/fr/told.ftl?raw';

export default { more: `${more}\n${told}` };
