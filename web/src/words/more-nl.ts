import more from '../../../content/text/nl/more.ftl?raw';
import told from '../../../content/text/nl/told.ftl?raw';

export default { more: `${more}\n${told}` };
