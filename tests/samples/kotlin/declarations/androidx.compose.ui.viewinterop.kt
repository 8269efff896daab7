package androidx.compose.ui.viewinterop

import android.content.Context
import android.view.View
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier

@Composable
fun <T : View> AndroidView(factory: (Context) -> T, modifier: Modifier = TODO(), update: (T) -> Unit = TODO()): Unit =
    TODO()
